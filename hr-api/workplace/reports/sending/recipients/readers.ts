import type { AccountHolder, HeldRole } from '../../../../people/accounts/account-holders';
import { isAllowed } from '../../../../platform/calls/is-allowed';
import type { Report } from '../../report';

/** Whether somebody in a role may open a report. */
export const mayOpen = ({ allow }: Pick<Report, 'allow'>, { actor }: HeldRole): boolean =>
  actor.permissions.has('report.read') && isAllowed(allow, actor);

/** The role in which somebody sees most of a report; undefined where none opens it. */
export const widestRole = ({ roles }: AccountHolder, report: Pick<Report, 'allow'>): HeldRole | undefined =>
  roles.find((role) => mayOpen(report, role));
