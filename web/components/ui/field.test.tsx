// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Field, Input, TextArea } from "@/components/ui/field.tsx";
import { RadioGroup } from "@/components/ui/radio-group.tsx";

afterEach(cleanup);

/** The texts that describe a control, in the order in which they are read out. */
function descriptionOf(control: HTMLElement): string[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing called ${id}`);
}

test("the label names its control", () => {
  render(
    <Field label="Email">
      <Input type="email" />
    </Field>,
  );
  expect(screen.getByLabelText("Email").getAttribute("type")).toBe("email");
});

test("a control without hint and error is neither described nor invalid", () => {
  render(
    <Field label="Email">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText("Email");
  expect(input.hasAttribute("aria-describedby")).toBe(false);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
});

test("hint and error describe the control, and the error marks it as invalid", () => {
  render(
    <Field label="Password" hint="At least 8 characters" error="Too short">
      <Input type="password" />
    </Field>,
  );
  const input = screen.getByLabelText("Password");
  expect(descriptionOf(input)).toEqual(["At least 8 characters", "Too short"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

test("a hidden label still names a text area", () => {
  render(
    <Field label="Your answer" hideLabel>
      <TextArea />
    </Field>,
  );
  expect(screen.getByRole("textbox", { name: "Your answer" }).tagName).toBe("TEXTAREA");
});

test("two fields on one page keep their errors apart", () => {
  render(
    <>
      <Field label="First" error="Wrong one">
        <Input />
      </Field>
      <Field label="Second" error="Wrong two">
        <Input />
      </Field>
    </>,
  );
  expect(descriptionOf(screen.getByLabelText("Second"))).toEqual(["Wrong two"]);
});

test("a group of radios is named by its question and described by its error", () => {
  render(
    <RadioGroup
      label="I am a:"
      name="role"
      options={[
        { value: "client", label: "Client seeking therapy" },
        { value: "therapist", label: "Therapist" },
      ]}
      error="Please choose"
    />,
  );
  const group = screen.getByRole("group", { name: "I am a:" });
  expect(descriptionOf(group)).toEqual(["Please choose"]);
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("name"))).toEqual([
    "role",
    "role",
  ]);
});
