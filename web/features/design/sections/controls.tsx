import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Field, Input, Select, TextArea } from "@/components/ui/field.tsx";
import { MultiSelect } from "@/components/ui/multi-select.tsx";
import { PasswordInput } from "@/components/ui/password-input.tsx";
import { RadioGroup } from "@/components/ui/radio-group.tsx";
import { FOCUSED, Row, Specimen, Specimens } from "../specimen.tsx";

/** How each variant looks under the pointer, for a picture of it. */
const VARIANTS = [
  ["primary", "bg-pine-deep!"],
  ["secondary", "bg-sunk!"],
  ["ghost", "bg-sunk!"],
  ["danger", "bg-danger-deep!"],
] as const;

export function Controls() {
  return (
    <>
      <Specimens title="Buttons">
        {VARIANTS.map(([variant, hovered]) => (
          <Row key={variant}>
            <Specimen state={variant}>
              <Button variant={variant}>Continue</Button>
            </Specimen>
            <Specimen state="under the pointer, pressed">
              <Button variant={variant} className={hovered}>
                Continue
              </Button>
            </Specimen>
            <Specimen state="with the focus">
              <Button variant={variant} className={FOCUSED}>
                Continue
              </Button>
            </Specimen>
            <Specimen state="busy: keeps the focus">
              <Button variant={variant} busy>
                Continue
              </Button>
            </Specimen>
            <Specimen state="disabled">
              <Button variant={variant} disabled>
                Continue
              </Button>
            </Specimen>
            <Specimen state="large">
              <Button variant={variant} size="lg">
                Continue
              </Button>
            </Specimen>
          </Row>
        ))}
      </Specimens>
      <Specimens title="Fields">
        <div className="grid gap-8 sm:grid-cols-2">
          <Field label="Empty" hint="A hint stands under the label." optional>
            <Input placeholder="As you would tell a friend" />
          </Field>
          <Field label="With the focus">
            <Input defaultValue="Noor" className={FOCUSED} />
          </Field>
          <Field label="Invalid" error="Please enter your name">
            <Input />
          </Field>
          <Field label="Disabled">
            <Input defaultValue="Noor" disabled />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="a long one" />
          </Field>
          <Field label="A choice of many">
            <Select defaultValue="b">
              <option value="a">Morning</option>
              <option value="b">Evening</option>
            </Select>
          </Field>
          <Field label="Text">
            <TextArea defaultValue="It grows with what is written." rows={3} />
          </Field>
          <Several />
        </div>
      </Specimens>
      <Specimens title="Choices">
        <div className="grid gap-8 sm:grid-cols-2">
          <RadioGroup
            label="One of a few"
            name="one"
            options={[
              { value: "client", label: "Client seeking therapy" },
              { value: "therapist", label: "Therapist", hint: "You answer questions, too." },
            ]}
          />
          <RadioGroup
            label="Invalid"
            name="other"
            error="Choose one."
            options={[{ value: "client", label: "Client seeking therapy" }]}
          />
          <Checkbox label="Not chosen" hint="With a hint." />
          <Checkbox label="Chosen" defaultChecked />
        </div>
      </Specimens>
    </>
  );
}

function Several() {
  const [chosen, setChosen] = useState(["anxiety", "sleep"]);
  return (
    <MultiSelect
      label="Several of many"
      options={["anxiety", "sleep", "grief", "panic"].map((value) => ({ value, label: value }))}
      chosen={chosen}
      onChange={setChosen}
    />
  );
}
