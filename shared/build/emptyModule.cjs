// Replaces a module that nothing calls. It is not a literal, because webpack would check a literal
// for the names that other modules import from it.
module.exports = Object({});
