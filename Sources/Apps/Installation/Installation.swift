// This module is empty. Its dependencies are what 'Scripts/install' installs, so that one build compiles
// them all and keeps all cores busy.
