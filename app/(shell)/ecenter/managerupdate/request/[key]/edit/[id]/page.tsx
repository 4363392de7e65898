import { changeMetadata, type ChangeRowPageProps } from '../../../../../change-subject-page';
import { managerFormPage } from '../../managers-page';

export const generateMetadata = changeMetadata('managerupdate');

/** MGRC-04. */
export default async function EditManagerPage(props: ChangeRowPageProps) {
  return managerFormPage({ ...props, kind: 'manager', id: (await props.params).id });
}
