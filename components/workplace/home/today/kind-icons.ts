import { CheckIcon } from '@/components/ui/icons/form-icons';
import {
  BellIcon,
  ClockIcon,
  CompassIcon,
  HeadsetIcon,
  HeartIcon,
  MessageIcon,
  TaskIcon,
  UserIcon,
} from '@/components/ui/icons/icons';
import { BookIcon } from '@/components/ui/icons/reading-icons';

/** What a row is, by its kind; a bell where none is here. */
export const kindIcons: Readonly<Record<string, typeof BellIcon>> = {
  task: TaskIcon,
  approval: CheckIcon,
  status: ClockIcon,
  ticket: HeadsetIcon,
  message: MessageIcon,
  notification: BellIcon,
  profile: UserIcon,
  joining: CompassIcon,
  article: BookIcon,
  person: UserIcon,
  wish: HeartIcon,
};
