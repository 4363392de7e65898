import { Icon, type IconProps } from './icon';

export const ReplyIcon = (props: IconProps) => <Icon {...props} path="m9 7-5 5 5 5m-5-5h10a6 6 0 0 1 6 6v1" />;

export const LinkIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10 14a4 4 0 0 0 6 .4l2.8-2.8a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10a4 4 0 0 0-6-.4l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.4-1.4"
  />
);

export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 5v14M5 12h14" />;

export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3Zm2.5 15h2"
  />
);
