import { useState } from 'react';
import { writeDirectoryView, type DirectoryView } from './directory-view';

/** What the directory is narrowed to, which stands in its address, so that it can be kept and sent to others. */
export function useDirectoryView(first: DirectoryView) {
  const [view, setView] = useState(first);

  function change(part: Partial<DirectoryView>) {
    const next = { ...view, ...part };
    setView(next);
    const query = new URLSearchParams(location.search);
    writeDirectoryView(query, next);
    const text = query.toString();
    history.replaceState(null, '', location.pathname + (text && `?${text}`));
  }

  return { view, change };
}
