import { said, therapists, type Vignette } from "../vignette.ts";

/** Turns that a life takes, told as people speak: two or three sentences, and little else. */
export const spokenLivesVignettes: Vignette[] = [
  {
    id: "l01",
    title: "Two cups",
    about: ["grief"],
    answers: said({
      whyNow:
        "My wife passed in February, forty-six years. I still make two cups of coffee and then I stand there.",
      days: "I turn the TV on so there's a voice. I go to bed at seven because that's one less evening.",
      stuck: "Don't hurry me",
    }),
    fits: therapists("Margaret", "Ruth"),
    mustNot: therapists("Tom", "Kyle", "Wei"),
    needs: "A widower in the first year; somebody slow who knows widowhood.",
  },
  {
    id: "l02",
    title: "Nine weeks",
    about: ["perinatal", "depression"],
    answers: said({
      whyNow:
        "Our son is nine weeks old and I feel nothing when I hold him. Everybody says congratulations and I want to get back in my car.",
      days: "My wife does the nights and I do the bottles. I'm the dad, I'm supposed to be the strong one.",
      badDay: "nobody, who would I tell, my own father never changed a diaper",
    }),
    fits: therapists("Priya"),
    mustNot: therapists("Maya", "Kyle", "Tyler"),
    needs: "A new father without the feeling he expected.",
  },
  {
    id: "l03",
    title: "Supply closet",
    about: ["burnout"],
    answers: said({
      whyNow:
        "I'm a nurse on step-down, eleven years. I cried in the supply closet twice this week and snapped at a patient who only wanted water.",
      days: "I sit in the parking garage before shift and count to ten to get out of the car. On my days off I just lie there.",
      threeMonths: "I'd like to know if it's this job or if it's me.",
    }),
    fits: therapists("Beatriz", "Anthony"),
    mustNot: therapists("Wei", "Priya", "Maya"),
    needs: "A nurse at the end of her strength, with the question of leaving.",
  },
  {
    id: "l04",
    title: "Since October",
    about: ["teens", "parenting"],
    answers: said({
      whyNow:
        "My daughter's fifteen and she hasn't been to school since October. She says her stomach hurts and then she's on her phone till three in the morning.",
      days: "I drive to work late every day because I'm standing outside her door begging.",
      tried: "Her dad took the phone away and she didn't speak to us for nine days.",
    }),
    fits: therapists("Maya"),
    mustNot: therapists("Wei", "Rebecca", "Marcus"),
    needs: "A mother whose daughter stays away from school.",
  },
  {
    id: "l05",
    title: "She called her mama",
    about: ["immigration", "parenting"],
    answers: said({
      whyNow:
        "I came here from Ghana six years ago and my children are still with my mother in Kumasi. On the video call the little one called her mama and called me auntie.",
      days: "I work two jobs and send everything. Christmas is the worst, I volunteer for the shift.",
      stuck: "someone I don't have to explain it to",
    }),
    fits: therapists("Carmen"),
    mustNot: therapists("Maya", "Priya", "Jules"),
    needs: "A mother who had to leave her children behind to keep them.",
  },
  {
    id: "l06",
    title: "It has a name now",
    about: ["illness and pain"],
    answers: said({
      whyNow:
        "They finally said it's lupus, after four years of being told I was stressed. Some days I can't lift the kettle and my friends have stopped asking me out.",
      days: "I plan a shower like other people plan a trip.",
      threeMonths: "Not being angry at my own hands.",
    }),
    fits: therapists("Wei", "Jordan"),
    mustNot: therapists("Anthony", "Beatriz", "Tom"),
    needs: "A new diagnosis and a smaller life; somebody at home with illness.",
  },
  {
    id: "l07",
    title: "Boots on",
    about: ["transitions"],
    answers: said({
      whyNow:
        "The plant let three hundred of us go in June and I'd been there since I was nineteen. I get up, put my boots on, and then there's nowhere to go.",
      days: "I fix things that aren't broke. My wife leaves job ads on the table and I leave the room.",
      hardTruth: "Just say it.",
    }),
    fits: therapists("Beatriz", "Anthony"),
    mustNot: therapists("Tom", "Maya", "Kyle"),
    needs: "A man who lost his work and with it his place.",
  },
  {
    id: "l08",
    title: "Thirty-four years of bells",
    about: ["transitions"],
    answers: said({
      whyNow:
        "I retired in May after thirty-four years of teaching and everybody says enjoy it. By ten in the morning I've done all there is to do and I don't know what I'm for.",
      days: "I still wake up at ten to six. I wrote a lesson plan last week, for nobody.",
      roots: "I'd rather understand it than be given a list of hobbies",
    }),
    fits: therapists("Ruth", "Margaret", "Beatriz"),
    mustNot: therapists("Tyler", "Maya", "Wei"),
    needs: "The first year of retirement and the question of meaning.",
  },
  {
    id: "l09",
    title: "Ten bucks on the Bears",
    about: ["behavioural addictions"],
    answers: said({
      whyNow:
        "It started with ten bucks on the Bears. Now it's forty-one thousand on three cards and my wife thinks we're saving for a house.",
      days: "I check the scores in the bathroom. I tell myself one good Sunday and I'm out.",
      leave: "if they look at me like I'm trash",
    }),
    fits: therapists("Marcus"),
    mustNot: therapists("Tom", "Beatriz", "Elena"),
    needs: "Betting that took over, in secret, with shame.",
  },
  {
    id: "l10",
    title: "Pantry light",
    about: ["eating"],
    answers: said({
      whyNow:
        "After the kids are asleep I stand in the pantry and eat until it hurts. Then I swear off sugar and by Wednesday I'm back in there.",
      days: "I buy two of everything so there's one to find. My husband thinks our son eats it.",
      badDay: "No one knows. No one.",
    }),
    fits: therapists("Rebecca"),
    mustNot: therapists("Wei", "Maya", "Tom", "Priya"),
    needs: "Binges at night, hidden.",
  },
  {
    id: "l11",
    title: "The buttons",
    about: ["grief", "illness and pain"],
    answers: said({
      whyNow:
        "My husband has Parkinson's and I do his pills, his buttons, everything. Yesterday I yelled at him for dropping a spoon and then I sat on the bathroom floor and hated myself.",
      days: "He sleeps, I clean. I haven't been to choir since last fall.",
      first: "To stop being so angry at a sick man.",
    }),
    fits: therapists("Margaret"),
    mustNot: therapists("Tom", "Laura", "Anthony", "Kyle"),
    needs: "A wife who gives all the care and may not be angry.",
  },
  {
    id: "l12",
    title: "The dog and the workbench",
    about: ["trauma"],
    answers: said({
      whyNow:
        "I was a corpsman in Fallujah. I spent the Fourth of July under the workbench with the dog, and my boy saw me.",
      days: "I sit facing the exit. I check the locks before bed and again at two and at four.",
      hardTruth: "straight, I can take it",
    }),
    fits: therapists("David"),
    mustNot: therapists("Elena", "Wei", "Maya"),
    needs: "War in the body; the watching is not a ritual.",
  },
];
