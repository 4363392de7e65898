import { Icon, type IconProps } from './icon';

// Apart from the other icons, so that the sign-in page brings no more than these.
export const AlertIcon = (props: IconProps) => (
  <Icon {...props} path="M12 8v4.5m0 3h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
);

export const CheckIcon = (props: IconProps) => <Icon {...props} path="m5 12.5 4.5 4.5L19 7.5" />;

export const CloseIcon = (props: IconProps) => <Icon {...props} path="M6 6l12 12M18 6 6 18" />;

export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z"
  />
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 4l16 16M10 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2"
  />
);

export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3.5 9.5h17m-17 5h17M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3Z"
  />
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props} path="M12 11v5m0-8.5h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
);

export const BulletListIcon = (props: IconProps) => (
  <Icon {...props} path="M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
);

export const NumberedListIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10.5 6.5H20M10.5 12H20M10.5 17.5H20M4 5.5 5.5 4.5v5M3.5 15.5c.2-1.6 2.9-1.6 2.9.1 0 1.1-1.9 1.9-2.9 3.4h3"
  />
);
