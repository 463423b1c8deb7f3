import { Outlet } from 'react-router-dom';

/** What stands around every page of the profile. */
export function ProfileLayout() {
  return <Outlet />;
}
