// The part of React Router that remotes may use. Sharing the whole library would defeat tree
// shaking (62 kB gzipped). A remote writes `import … from 'react-router-dom'`; its build maps that
// to this federated singleton.
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
