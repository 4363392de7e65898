import { Icon, type IconProps } from './icon';

export const BookIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2m0-13.5c2-1.5 5-2 8.5-2v13.5c-3.5 0-6.5.5-8.5 2m0-13.5v13.5"
  />
);

export const FileIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5Zm0 0v5h5M9 13h6m-6 3.5h4"
  />
);

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} path="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 16.5v2A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-2" />
);

export const PictureIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5Zm-1.5 12 5-5 4.5 4.5m-1.5-1.5 3-3 6 5M16 8.5h.01"
  />
);

export const SpeakIcon = (props: IconProps) => (
  <Icon {...props} path="M4 9.5v5h3.5l5 4v-13l-5 4H4Zm12-.5a4.2 4.2 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11" />
);

export const StopIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M8 6.5h8A1.5 1.5 0 0 1 17.5 8v8a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 16V8A1.5 1.5 0 0 1 8 6.5Z"
  />
);

export const PauseIcon = (props: IconProps) => <Icon {...props} path="M9 6v12M15 6v12" />;

export const PlayIcon = (props: IconProps) => <Icon {...props} path="M8 5.5v13l10.5-6.5L8 5.5Z" />;

export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 5.5v13m-6.5-6.5h13" />;

export const MinusIcon = (props: IconProps) => <Icon {...props} path="M5.5 12h13" />;

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} path="m14.5 6-6 6 6 6" />;

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} path="m9.5 6 6 6-6 6" />;

export const PartyIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="m4 20 4.5-11.5 7 7L4 20Zm9-11.5c0-2 1.5-2 1.5-4M16 11c2 0 2-1.5 4-1.5M17 4.5h.01M19.5 14h.01M10 5h.01"
  />
);
