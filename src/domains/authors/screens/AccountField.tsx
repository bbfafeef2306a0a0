import { useEffect } from "react";
import type { userContract } from "#accounts";
import { listsOf, useSession, useUser } from "#client";
import { SelectField } from "#ui/kit";

const useList = listsOf<typeof userContract>();

type Account = { id: string; name: string };

const NONE: Account = { id: "", name: "" };

type AccountFieldProps = {
  /** The chosen account's id; empty for none. */
  value: string;
  /** The account that the author has now, which the list may not hold. */
  current?: Account;
  /** @param account the chosen one; its texts are empty for none. */
  onChange: (account: Account) => void;
  error?: string;
};

/** Chooses the account of an author: any for those who manage users, their own for others. */
export function AccountField(props: AccountFieldProps) {
  const { may } = useSession();
  const own = useUser();
  return may("user.manage") ? <AnyAccount {...props} /> : <Choice {...props} accounts={[own]} />;
}

function AnyAccount(props: AccountFieldProps) {
  const { rows, more } = useList("GET /api/users", { query: { limit: "200" } });
  const { hasMore, busy, error, onLoad } = more;
  useEffect(() => {
    if (hasMore && !busy && error === undefined) onLoad();
  });
  return <Choice {...props} accounts={(rows ?? []).map(({ id, name, email }) => ({ id, name, email }))} />;
}

function Choice({
  value,
  current,
  onChange,
  error,
  accounts,
}: AccountFieldProps & { accounts: (Account & { email: string })[] }) {
  const others = current && !accounts.some(({ id }) => id === current.id) ? [current] : [];
  const options = [
    { value: "", label: "None" },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
    ...accounts.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
  ];
  return (
    <SelectField
      label="Account"
      name="userId"
      value={value}
      options={options}
      hint="If the author signs in to this site. Visitors don’t see it."
      error={error}
      onValueChange={(chosen) => onChange([...others, ...accounts].find(({ id }) => id === chosen) ?? NONE)}
    />
  );
}
