import './useBucket';
// Runs the tests of photos once more, with a bucket in place of the data folder.
import '../src/photos/photoRoutes.test';
import '../src/catalogue/photoRoutes.test';
import '../src/catalogue/modelPictures.test';
