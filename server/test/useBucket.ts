/** Import this file first: it lets `openTestShop` store files in a bucket. */
process.env.TEST_FILES = 'bucket';
