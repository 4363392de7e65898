import { changeMetadata, type ChangeRowPageProps } from '../../../../../../change-subject-page';
import { managerFormPage } from '../../../managers-page';

export const generateMetadata = changeMetadata('managerupdate');

/** AMGR-02, AMGR-03. */
export default async function EditAdminManagerPage(props: ChangeRowPageProps) {
  return managerFormPage({ ...props, kind: 'admin_manager', id: (await props.params).id });
}
