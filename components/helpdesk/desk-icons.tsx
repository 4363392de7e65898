import { Icon, type IconProps } from '@/components/ui/icon';

export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 5v14M5 12h14" />;
