import { expectAccessible, expectNoSidewaysScroll } from "./accessibility.ts";
import { expect, test, unlock } from "./expert-access.ts";
import { keepScreenshot } from "./screenshots.ts";

const NAMELESS = "No therapist name found in the URL. Please use /miriam or /jonas.";

test("a name in the address that names nobody is told so", async ({ page }) => {
  const alert = page.getByRole("alert");
  for (const name of ["%20", "%F0%9F%99%82", "%E6%9D%8E", "1", "a".repeat(100), "%25"]) {
    await page.goto(`/${name}`);
    await expect(alert).toHaveText(NAMELESS);
  }
  await page.goto("/%25/contribution/42");
  await expect(alert).toHaveText("Missing parameters: therapistName=%, contributionId=42");
});

test("a page without a usable name leads to the two experts", async ({ page }) => {
  await page.goto("/%F0%9F%99%82");
  await expect(page.getByRole("alert")).toHaveText(NAMELESS);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepScreenshot(page, "expert-no-name");
  await page.getByRole("link", { name: "Go to Dr. Jonas" }).click();
  await expect(page).toHaveURL("/jonas");
});

test("a name is read without its title, accents, spaces and capitals", async ({ page, token }) => {
  await unlock(page, token);
  for (const [path, title] of [
    ["/J%C3%BCrgen", "Jurgen"],
    ["/o'brien", "O'Brien"],
    ["/Mary%20Ann", "Mary-Ann"],
    ["/MIRIAM", "Miriam"],
    ["/DR.%20MIRIAM", "Miriam"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Dr. ${title}'s Insights`);
  }
});
