// Replaces a module that nothing calls. It is not a literal, since webpack would check a literal
// for the names that are imported from it.
module.exports = Object({});
