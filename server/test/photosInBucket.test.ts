import './useBucket';
// Runs the tests of photos again, with a bucket instead of the data folder.
import '../src/photos/photoRoutes.test';
import '../src/catalogue/photoRoutes.test';
import '../src/catalogue/modelPictures.test';
