import { changeMetadata, type ChangePageProps } from '../../../../../change-subject-page';
import { managerFormPage } from '../../managers-page';

export const generateMetadata = changeMetadata('managerupdate');

/** AMGR-01. */
export default async function AddAdminManagerPage(props: ChangePageProps) {
  return managerFormPage({ ...props, kind: 'admin_manager', id: null });
}
