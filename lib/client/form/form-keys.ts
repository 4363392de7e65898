import type { KeyboardEvent } from 'react';

/** Ctrl+Enter submits the form, Escape closes it; ignored inside a dialog that the form opened. */
export function formKeys(onClose?: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { currentTarget: form, target, nativeEvent, key } = event;
    const isElsewhere = target instanceof Node && !form.contains(target);
    if (isElsewhere || nativeEvent.isComposing) return;
    if (key === 'Escape' && onClose) onClose();
    else if (key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
