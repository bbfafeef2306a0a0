import { useState } from "react";
import type { userContract } from "#accounts";
import { listsOf, useSession, useUser } from "#client";
import { isObject } from "#shared";
import { PickField, SelectField, useKept } from "#ui/kit";

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

/** The account that was chosen last in this tab, to name it after a reload too. */
const readPicked = (kept: unknown): Account =>
  isObject(kept) && typeof kept.id === "string" && typeof kept.name === "string"
    ? { id: kept.id, name: kept.name }
    : NONE;

const HINT = "If the author signs in to this site. Visitors don’t see it.";
/** Accounts may be thousands, where sign-up is open: others are found by a search. */
const OFFERED = "8";

function AnyAccount({ value, current, onChange, error }: AccountFieldProps) {
  const [search, setSearch] = useState("");
  const picked = useKept("authors/account", readPicked);
  const { rows } = useList("GET /api/users", { query: { search, limit: OFFERED } });
  const known = [NONE, picked.value, ...(current ? [current] : []), ...(rows ?? [])];
  const options = rows?.map(({ id, name, email }) => ({ value: id, title: `${name} (${email})` }));
  return (
    <PickField
      label="Account"
      name="userId"
      chosen={known.find(({ id }) => id === value)?.name ?? "The account that you chose"}
      placeholder="None"
      hint={HINT}
      error={error}
      options={search || value === "" ? options : options && [{ value: "", title: "None" }, ...options]}
      onSearch={setSearch}
      onValueChange={(id) => {
        const { name } = rows?.find((row) => row.id === id) ?? NONE;
        picked.change({ id, name });
        onChange({ id, name });
      }}
    />
  );
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
      hint={HINT}
      error={error}
      onValueChange={(chosen) => onChange([...others, ...accounts].find(({ id }) => id === chosen) ?? NONE)}
    />
  );
}
