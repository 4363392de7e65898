/** An address that breaks after its @ before anywhere else, and never with a hyphen. */
export function MailAddress({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <span className="hyphens-none">
      {name}@<wbr />
      {host.join('@')}
    </span>
  );
}
