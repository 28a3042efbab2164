/**
 * A test that imports this file before all others stores files in a bucket instead of the data
 * folder.
 */
process.env.TEST_FILES = 'bucket';
