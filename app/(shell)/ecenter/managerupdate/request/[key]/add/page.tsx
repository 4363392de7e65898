import { changeMetadata, type ChangePageProps } from '../../../../change-subject-page';
import { managerFormPage } from '../managers-page';

export const generateMetadata = changeMetadata('managerupdate');

/** MGRC-03. */
export default async function AddManagerPage(props: ChangePageProps) {
  return managerFormPage({ ...props, kind: 'manager', id: null });
}
