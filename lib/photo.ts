import { withBasePath } from './links';

/** The address of the photo of the person with an employee id, whether there is one or not. */
export function photoOf(employeeId: string): string {
  return withBasePath(`/api/hr/getUserPhoto?empid=${encodeURIComponent(employeeId)}`);
}
