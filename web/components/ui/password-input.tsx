import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "@/components/ui/field.tsx";

/** A password that its writer can look at while typing. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type={shown ? "text" : "password"}
        className="pr-14"
      />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        onClick={() => setShown(!shown)}
        className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-md text-ink-soft hover:bg-sunk"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
