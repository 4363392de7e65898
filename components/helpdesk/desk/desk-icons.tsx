import { Icon, type IconProps } from '@/components/ui/icons/icon';

export const ArrowDownIcon = (props: IconProps) => <Icon {...props} path="M12 5v14m6-6-6 6-6-6" />;

export const DetailsIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5 4.5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm9.5 0v15M7 8.5h4.5M7 12h4.5"
  />
);

export const BookmarkIcon = (props: IconProps) => (
  <Icon {...props} path="M7 4h10a1 1 0 0 1 1 1v15l-6-4.5L6 20V5a1 1 0 0 1 1-1Z" />
);
