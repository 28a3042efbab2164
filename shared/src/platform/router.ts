// What remotes may use of React Router. If the shell shared the whole library, the build could not
// remove unused code (62 kB gzipped). Remotes import 'react-router-dom', and their build replaces
// this with the shell's instance of this module.
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  data,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
