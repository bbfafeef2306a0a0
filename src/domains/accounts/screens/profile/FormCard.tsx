import { useId, type FormEvent, type ReactNode } from "react";

type FormCardProps = {
  title: string;
  hint?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A separate form within a screen. */
export function FormCard({ title, hint, onSubmit, children }: FormCardProps) {
  const id = useId();
  return (
    <form
      method="post"
      noValidate
      aria-labelledby={id}
      onSubmit={onSubmit}
      className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id}>{title}</h2>
        {hint && <p className="text-ink-soft">{hint}</p>}
      </div>
      {children}
    </form>
  );
}
