// The exports of React Router that remotes may use. If the shell shared the whole library, the
// build could not remove unused code (62 kB gzipped). Remotes import from 'react-router-dom'. Their
// build replaces this import with the singleton of this module.
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
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
