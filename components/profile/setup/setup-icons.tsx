import { Icon, type IconProps } from '@/components/ui/icons/icon';

export const UndoIcon = (props: IconProps) => <Icon {...props} path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />;
export const RedoIcon = (props: IconProps) => <Icon {...props} path="m15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3" />;
export const BranchIcon = (props: IconProps) => <Icon {...props} path="M6 4v16M6 13h7a4 4 0 0 0 4-4V7m-3 3 3-3 3 3" />;
export const RowsIcon = (props: IconProps) => <Icon {...props} path="M4 6h16M4 12h16M4 18h16" />;
export const CardIcon = (props: IconProps) => <Icon {...props} path="M5 4h14v16H5zM9 9h6M9 13h6" />;
export const CopyIcon = (props: IconProps) => <Icon {...props} path="M9 9h11v11H9zM15 9V4H4v11h5" />;
export const ArchiveIcon = (props: IconProps) => <Icon {...props} path="M4 5h16v4H4zM6 9v10h12V9M10 13h4" />;
