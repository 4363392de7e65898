import { Icon, type IconProps } from '../../icons/icon';

export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 9.5h15M8 3.5v3m8-3v3M6 5h12a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6.5A1.5 1.5 0 0 1 6 5Z"
  />
);
