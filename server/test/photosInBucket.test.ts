import './useBucket';
// The tests of photos in the data folder, here with a bucket.
import '../src/photos/photoRoutes.test';
import '../src/catalogue/photoRoutes.test';
import '../src/catalogue/modelPictures.test';
