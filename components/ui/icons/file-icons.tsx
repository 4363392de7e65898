import { Icon, type IconProps } from './icon';

export const ClipIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="m19.5 11.5-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.5 1.5 0 0 1-2.2-2.2l7.3-7.3"
  />
);

export const UploadIcon = (props: IconProps) => (
  <Icon {...props} path="M12 15V4.5m-4.5 4L12 4l4.5 4.5M4.5 16.5v2A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-2" />
);

export const CameraIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 8h3l1.5-2.5h6L16.5 8h3A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8ZM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z"
  />
);

export const CropIcon = (props: IconProps) => (
  <Icon {...props} path="M7 3v12.5A1.5 1.5 0 0 0 8.5 17H21M3 7h12.5A1.5 1.5 0 0 1 17 8.5V21" />
);

export const RotateIcon = (props: IconProps) => (
  <Icon {...props} path="M19.5 12a7.5 7.5 0 1 1-2.6-5.7l2.6 2.2m0-4.5v4.5H15" />
);

export const ResetIcon = (props: IconProps) => (
  <Icon {...props} path="M4.5 9V4.5H9M19.5 9V4.5H15M4.5 15v4.5H9m10.5-4.5v4.5H15" />
);
