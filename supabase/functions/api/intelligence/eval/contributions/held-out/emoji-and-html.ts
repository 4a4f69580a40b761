import { asks, type ContributionCase } from "../contribution-case.ts";

/** Pasted from a chat and from a web page. */
export const EMOJI_AND_HTML: ContributionCase = {
  id: "emoji-and-html",
  title: "Pasted from a chat and a web page",
  text: `<p>hey 😊 quick thoughts before I forget!!!</p>
<ul><li>ask clients what they do with their phone at 2am 📱</li>
<li>clients who send long e-mails before the first session are usually terrified 😬 so answer briefly &amp; kindly</li></ul>
<script>var q = "what is your name?"; alert(q)</script>
❤️❤️❤️ ask therapists if they ever cry in session 😭 and what they do then
👉 would you rather be understood or be helped? 🤔
🍕🍕 pizza tonight??`,
  questions: [
    { gist: ["phone at 2am"], audience: "client" },
    { gist: ["ever cry in session"], audience: "therapist" },
    { gist: ["rather be understood or be helped"], audience: "client" },
  ],
  insights: [["long e-mails", "terrified"]],
  refinements: [
    {
      instructions: "drop the 2am question 😅",
      obeyed: (after) => !asks(after, ["2am"]),
      touches: { questions: [["2am"]] },
    },
    {
      instructions: "make the last question for therapists",
      obeyed: (after) => asks(after, ["rather be understood"], "therapist"),
      touches: { questions: [["rather be understood"]] },
    },
  ],
};
