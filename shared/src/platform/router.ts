// The exports of React Router that remotes may use. If the shell shared the whole library, the
// build could not remove unused code (62 kB gzipped). A remote writes `import … from
// 'react-router-dom'`, and its build replaces that with this federated singleton.
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
