/** FORM-06: text between fields. */
export const NoteText = ({ label, notes }: { readonly label: string; readonly notes: string }) => (
  <div className="text-muted">
    <p className="font-medium text-ink">{label}</p>
    {notes && <p className="mt-1 whitespace-pre-line">{notes}</p>}
  </div>
);
