import { useState, type ComponentProps } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/form-icons';
import { TextInput } from '../text-input';
import { useIsHydrated } from '../../use-is-hydrated';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly showText: string;
  readonly hideText: string;
}

/** A password with a toggle that shows it as typed; the toggle is there only where scripts run. */
export function PasswordInput({ showText, hideText, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useIsHydrated();
  const ToggleIcon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <div className="relative">
      <TextInput {...rest} type={isShown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        hidden={!isHydrated}
        aria-label={isShown ? hideText : showText}
        aria-pressed={isShown}
        aria-controls={rest.id}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-muted outline-offset-[-4px] hover:text-ink"
      >
        <ToggleIcon />
      </button>
    </div>
  );
}
