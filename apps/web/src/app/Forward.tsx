import { generatePath, Navigate, useLocation, useParams } from 'react-router-dom';

/** Another name of a page leads to its address, with the id, query and place of the name. */
export function Forward({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}
