import { OWN_PHOTO } from '../contract/people/own-photo';
import { withBasePath } from '../links/links';

/** The address of one's own photo, whether there is one or not. */
export const ownPhoto = () => withBasePath(`/api/hr/getUserPhoto?empid=${OWN_PHOTO}`);

/** The address of the photo of the person with an employee id; none for whom the HR API says that there is no photo. */
export function photoOf(employeeId: string, hasPhoto = true): string | undefined {
  if (!hasPhoto || !employeeId) return undefined;
  return withBasePath(`/api/hr/getUserPhoto?empid=${encodeURIComponent(employeeId)}`);
}
