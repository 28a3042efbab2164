/**
 * If a test imports this file before all others, the server stores files in a bucket and not in the
 * data folder.
 */
process.env.TEST_FILES = 'bucket';
