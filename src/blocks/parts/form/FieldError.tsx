/** Why a field was refused, below it. */
export function FieldError({ id, children }: { id?: string; children?: string }) {
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {children}
    </p>
  );
}
