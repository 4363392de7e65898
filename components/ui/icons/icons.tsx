import { Icon, type IconProps } from './icon';

export const ActivityIcon = (props: IconProps) => <Icon {...props} path="M3 12h4l3-8 4 16 3-8h4" />;

export const ArrowRightIcon = (props: IconProps) => <Icon {...props} path="M5 12h14m-6-6 6 6-6 6" />;

export const ArrowLeftIcon = (props: IconProps) => <Icon {...props} path="M19 12H5m6-6-6 6 6 6" />;

export const BellIcon = (props: IconProps) => (
  <Icon {...props} path="M6 9a6 6 0 0 1 12 0c0 5 2 6 2 8H4c0-2 2-3 2-8Zm4 11a2.2 2.2 0 0 0 4 0" />
);

export const BriefcaseIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9 7V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V7M5 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2Zm-2 5.5c5.5 2.3 12.5 2.3 18 0"
  />
);

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path="m6 9.5 6 6 6-6" />;

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} path="m9.5 6 6 6-6 6" />;

export const ClockIcon = (props: IconProps) => (
  <Icon {...props} path="M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
);

export const FlowIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M8 6.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm13 11a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8 6.5h6a4 4 0 0 1 0 8h-4a3 3 0 0 0 0 3h6"
  />
);

export const GridIcon = (props: IconProps) => (
  <Icon {...props} path="M4 4h6v6H4V4Zm10 0h6v6h-6V4ZM4 14h6v6H4v-6Zm10 0h6v6h-6v-6Z" />
);

export const HeartIcon = (props: IconProps) => (
  <Icon {...props} path="M12 20s-8.5-4.7-8.5-10.7A4.7 4.7 0 0 1 12 6.7a4.7 4.7 0 0 1 8.5 2.6C20.5 15.3 12 20 12 20Z" />
);

export const CompassIcon = (props: IconProps) => (
  <Icon {...props} path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-5.5-3.5-2 5-5 2 2-5 5-2Z" />
);

export const HomeIcon = (props: IconProps) => (
  <Icon {...props} path="m3.5 11 8.5-7 8.5 7M6 9v10.5h12V9m-8 10.5v-6h4v6" />
);

export const KeyboardIcon = (props: IconProps) => (
  <Icon {...props} path="M3 6.5h18v11H3v-11Zm4 3.5h.01m3.3 0h.01m3.3 0h.01M17 10h.01M8 14h8" />
);

export const LayersIcon = (props: IconProps) => (
  <Icon {...props} path="m12 3.5 9 4.7-9 4.7-9-4.7 9-4.7Zm-9 8.7 9 4.7 9-4.7M3 16l9 4.7 9-4.7" />
);

export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Zm2 0V8a4 4 0 0 1 8 0v3m-4 3.5v2"
  />
);

export const MailIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm-.5 1.5L12 13l8.5-6"
  />
);

export const MessageIcon = (props: IconProps) => <Icon {...props} path="M4 5h16v11h-9l-4.5 3.5V16H4V5Zm4 4h8m-8 3h5" />;

export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm7 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm7 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z"
  />
);

export const MonitorIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 4.5h16a1 1 0 0 1 1 1V15a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1ZM8.5 20h7M12 16v4"
  />
);

export const MoonIcon = (props: IconProps) => (
  <Icon {...props} path="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
);

export const PencilIcon = (props: IconProps) => (
  <Icon {...props} path="M4 20h4L19.5 8.5a2.8 2.8 0 0 0-4-4L4 16v4Zm10-14 4 4" />
);

export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
  />
);
export const PlaneIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="m3 13 5.5-1.5L14 6c1.5-1.5 4-2.5 5-1.5s0 3.5-1.5 5L12 15l-1.5 5.5L8.5 16 3 13Zm5-7 4 1.7m4.2 4.3L18 16"
  />
);

export const ReceiptIcon = (props: IconProps) => (
  <Icon {...props} path="M6 3.5h12v17l-2.4-1.7-2 1.7-1.6-1.7-1.6 1.7-2-1.7L6 20.5v-17ZM9.5 8h5m-5 4h5" />
);

export const SidebarIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5Zm4.5 0v15"
  />
);

export const SendIcon = (props: IconProps) => (
  <Icon {...props} path="M20.5 3.5 10 14M20.5 3.5 14 20.5 10 14l-6.5-4 17-6.5Z" />
);

export const SignOutIcon = (props: IconProps) => (
  <Icon {...props} path="M10 4.5H5.5A1.5 1.5 0 0 0 4 6v12a1.5 1.5 0 0 0 1.5 1.5H10M15.5 8l4 4-4 4m4-4H9.5" />
);

export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 3v1.5m0 15V21M3 12h1.5m15 0H21M5.6 5.6l1.1 1.1m10.6 10.6 1.1 1.1m0-12.8-1.1 1.1M6.7 17.3l-1.1 1.1"
  />
);

export const TargetIcon = (props: IconProps) => (
  <Icon {...props} path="M21 12a9 9 0 1 1-9-9m4.5 9A4.5 4.5 0 1 1 12 7.5m0 4.5 8.5-8.5m-3 0v3h3" />
);

export const TaskIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9 4.5h6v3H9v-3Zm0 1.5H6.5A1.5 1.5 0 0 0 5 7.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V7.5A1.5 1.5 0 0 0 17.5 6H15m-6.5 8 2.5 2.5 4.5-5"
  />
);

export const TeamIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5m0-14.7a3.5 3.5 0 0 1 0 6.4m2.5 3.3c2 .8 3.2 2.5 3.5 5"
  />
);

export const ArrowUpIcon = (props: IconProps) => <Icon {...props} path="M12 19V5m-6 6 6-6 6 6" />;

export const CakeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 4v4M5 20v-7.5A2.5 2.5 0 0 1 7.5 10h9a2.5 2.5 0 0 1 2.5 2.5V20M3 20h18M5 15c2.3 2 4.7 2 7 0s4.7-2 7 0"
  />
);

export const ChartIcon = (props: IconProps) => <Icon {...props} path="M4 20h16M6.5 16v-5m5.5 5V5m5.5 11V9" />;

export const FolderIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M3.5 18V6.5A1.5 1.5 0 0 1 5 5h4.5l2 2.5H19a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18Z"
  />
);

export const HeadsetIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 15v-3a7.5 7.5 0 0 1 15 0v3m0-1.5V17a2 2 0 0 1-2 2H14m-9.5-5.5h2v5h-1a1 1 0 0 1-1-1v-4Zm15 0h-2v5h1a1 1 0 0 0 1-1v-4Z"
  />
);

export const SlidersIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 8h8m5 0h3M4 16h3m5 0h8M17 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm-5 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z"
  />
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props} path="M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 20c.5-3.8 3.2-6 7-6s6.5 2.2 7 6" />
);

export const SignalIcon = (props: IconProps) => <Icon {...props} path="M5 19v-3m5 3v-6.5M15 19V9m5 10V5" />;

export const PersonPlusIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M13.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM3.5 19.5c.5-3.5 3-5.5 6.5-5.5 1.3 0 2.4.3 3.4.8M18 13.5v6m-3-3h6"
  />
);

export const CheckAllIcon = (props: IconProps) => <Icon {...props} path="m2.5 13 4 4L15 8m-4.5 8 1 1L21 7.5" />;

export const KeyIcon = (props: IconProps) => (
  <Icon {...props} path="M14.5 13.5a5 5 0 1 0-4-4L3 17v4h4v-2.5h2.5V16h2.5l2.5-2.5Zm2-5.5h.01" />
);

export const QuickPanelIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm9 0v15m2.5-11h1m-1 3.5h1"
  />
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.9 4.6L20 20" />
);

export const StarIcon = (props: IconProps) => (
  <Icon {...props} path="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z" />
);

export const GripIcon = (props: IconProps) => (
  <Icon {...props} path="M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01" />
);
