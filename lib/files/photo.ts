import { withBasePath } from '../links/links';

/** The address of the photo of the person with an employee id; none for whom the HR API says that there is no photo. */
export function photoOf(employeeId: string, hasPhoto = true): string | undefined {
  if (!hasPhoto || !employeeId) return undefined;
  return withBasePath(`/api/hr/getUserPhoto?empid=${encodeURIComponent(employeeId)}`);
}
