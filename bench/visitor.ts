import { Agent, get } from "node:http";

/** A visitor who asks a page at a steady pace, whatever the answers take. Arguments: address, times a second, seconds. */
const [address = "", perSecond = "1", seconds = "1"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const headers = { "accept-encoding": "br" };

/** @returns how long the whole answer took, in milliseconds. */
function ask(): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - began));
    });
    request.once("error", reject);
  });
}

for (let warm = 0; warm < 200; warm += 1) await ask();
const began = performance.now();
const answers: Promise<number>[] = [];
const count = Number(perSecond) * Number(seconds);
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) * Number(perSecond)) / 1000);
    while (answers.length < Math.min(due, count)) answers.push(ask());
    if (answers.length < count) return;
    clearInterval(timer);
    resolve();
  }, 1);
});
console.log(JSON.stringify(await Promise.all(answers)));
agent.destroy();
