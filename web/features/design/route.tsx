import { useState } from "react";
import { Page } from "@/components/layout/page.tsx";
import { HeaderLink } from "@/components/layout/page-header.tsx";
import { PageHeading } from "@/components/layout/page-heading.tsx";
import { Field, Select } from "@/components/ui/field.tsx";
import { Controls } from "./sections/controls.tsx";
import { Foundations } from "./sections/foundations.tsx";
import { Messages } from "./sections/messages.tsx";
import { Words } from "./sections/words.tsx";

const THEMES = [
  { value: "", label: "Day or night, as the browser prefers" },
  { value: "dusk", label: "Dusk" },
  { value: "sage", label: "Sage" },
] as const;

/** `/_design`, in development only: every piece in each of its states, under each theme. */
export function Component() {
  const [theme, setTheme] = useState("");
  return (
    <div {...(theme && { "data-theme": theme })}>
      <Page nav={<HeaderLink to="/">Home</HeaderLink>}>
        <div className="mb-12 flex flex-wrap items-end justify-between gap-6">
          <PageHeading size="xl">Design language</PageHeading>
          <Field label="Theme" className="w-full sm:w-80">
            <Select value={theme} onChange={(event) => setTheme(event.target.value)}>
              {THEMES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className="flex flex-col gap-14">
          <Foundations />
          <Controls />
          <Messages />
          <Words />
        </div>
      </Page>
    </div>
  );
}
