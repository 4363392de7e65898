import { RejectionBanner } from './rejection-banner';
import { StatusLine, type StatusLineProps } from './status-line';

/** Where a section stands, above the work in it. */
export const SectionStanding = (props: StatusLineProps) => (
  <>
    <StatusLine {...props} />
    <RejectionBanner header={props.header} />
  </>
);
