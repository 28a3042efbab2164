// An empty module that replaces modules whose code is never used. With a literal `{}`, webpack
// would report an error for each name that another module imports from this one.
module.exports = Object({});
