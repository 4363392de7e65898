import { Icon, type IconProps } from '@/components/ui/icons/icon';

export const ColumnsIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm4.7 0v14m5.6-14v14"
  />
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} path="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 16.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-2.5" />
);

export const ArrowDownIcon = (props: IconProps) => <Icon {...props} path="M12 5v14m6-6-6 6-6-6" />;

export const SortIcon = (props: IconProps) => <Icon {...props} path="m8 10 4-4 4 4m0 4-4 4-4-4" />;

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} path="m14.5 6-6 6 6 6" />;

export const ChevronUpIcon = (props: IconProps) => <Icon {...props} path="m6 14.5 6-6 6 6" />;

export const ListIcon = (props: IconProps) => <Icon {...props} path="M4 6.5h16M4 12h16M4 17.5h16" />;
