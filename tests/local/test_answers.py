"""The rules of answering: three seconds, one answer, fifteen minutes, and who sees it."""

import discord
import pytest

from bot.local.world.interaction import Progress
from tests.driver import DrivenDiscord, ManualClock, Player
from tests.local.throwaway import Interaction, Throwaway, picture


async def test_an_ephemeral_answer_is_seen_by_its_reader_alone(bot: Throwaway, ada: Player, boris: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("a secret", ephemeral=True)

    bot.act = act
    outcome = await ada.slash("tables", "do")
    assert outcome.message.is_ephemeral
    assert [message.text for message in ada.sees("tables")] == ["a secret"]
    assert boris.sees("tables") == []
    assert bot.heard == []


async def test_an_ephemeral_answer_cannot_be_fetched_as_a_message(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("a secret", ephemeral=True)

    bot.act = act
    outcome = await ada.slash("tables", "do")
    channel = bot.get_partial_messageable(outcome.message.channel_id)
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(outcome.message.id)
    assert caught.value.code == 10008


async def test_a_dismissed_answer_is_gone(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("a secret", ephemeral=True)

    bot.act = act
    outcome = await ada.slash("tables", "do")
    await ada.dismiss(outcome.message)
    assert ada.sees("tables") == []


async def test_thinking_becomes_the_answer(bot: Throwaway, ada: Player) -> None:
    seen: list[str] = []

    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        seen.extend(message.text for message in ada.sees("tables") if message.is_thinking)
        await interaction.edit_original_response(content="thought", attachments=[picture()])

    bot.act = act
    outcome = await ada.slash("tables", "do")
    assert seen == [""]
    assert outcome.progress is Progress.DONE
    assert not outcome.message.is_thinking
    assert not outcome.message.edited
    assert outcome.message.text == "thought"
    assert (outcome.message.attachments[0].width, outcome.message.attachments[0].height) == (2, 3)


async def test_the_first_followup_takes_the_place_of_thinking(bot: Throwaway, ada: Player, boris: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("one", ephemeral=False)
        await interaction.followup.send("two")

    bot.act = act
    outcome = await ada.slash("tables", "do")
    assert [(reply.text, reply.is_ephemeral) for reply in outcome.replies] == [("one", True), ("two", False)]
    assert [message.text for message in boris.sees("tables")] == ["two"]


async def test_after_three_seconds_the_first_answer_comes_too_late(
    bot: Throwaway, clock: ManualClock, ada: Player
) -> None:
    outcome = await ada.slash("tables", "do")
    clock.advance(2.9)
    assert outcome.progress is Progress.WAITING
    clock.advance(0.2)
    assert outcome.failed
    with pytest.raises(discord.NotFound) as caught:
        await bot.asked[0].response.send_message("late")
    assert caught.value.code == 10062
    assert ada.sees("tables") == []


async def test_within_three_seconds_it_does_not(bot: Throwaway, clock: ManualClock, ada: Player) -> None:
    outcome = await ada.slash("tables", "do")
    clock.advance(2.9)
    await bot.asked[0].response.send_message("in time")
    clock.advance(60)
    assert outcome.message.text == "in time"
    assert not outcome.failed


async def test_a_quarter_of_an_hour_later_the_token_is_dead(bot: Throwaway, clock: ManualClock, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("first")

    bot.act = act
    outcome = await ada.slash("tables", "do")
    clock.advance(14 * 60)
    await bot.asked[0].edit_original_response(content="still")
    assert outcome.message.text == "still"
    clock.advance(61)
    with pytest.raises(discord.HTTPException) as edited:
        await bot.asked[0].edit_original_response(content="too late")
    with pytest.raises(discord.HTTPException) as followed:
        await bot.asked[0].followup.send("too late")
    assert (edited.value.code, followed.value.code) == (50027, 50027)
    assert outcome.message.text == "still"


async def test_thinking_for_ever_fails(bot: Throwaway, clock: ManualClock, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)

    bot.act = act
    outcome = await ada.slash("tables", "do")
    assert outcome.progress is Progress.THINKING
    clock.advance(15 * 60)
    assert outcome.failed
    assert ada.sees("tables") == []


async def test_a_second_answer_is_refused(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        second: discord.InteractionResponse[Throwaway] = discord.InteractionResponse(interaction)
        await second.send_message("two")

    bot.act = act
    await ada.slash("tables", "do")
    assert bot.fault().code == 40060
    assert [message.text for message in ada.sees("tables")] == ["one"]


async def test_a_followup_before_the_answer_is_refused(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.followup.send("too early")

    bot.act = act
    await ada.slash("tables", "do")
    assert bot.fault().code == 10015


async def test_a_command_cannot_be_answered_by_editing_a_message(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.client.http.request(
            discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback"),
            json={"type": 7, "data": {"content": "?"}},
        )

    bot.act = act
    await ada.slash("tables", "do")
    assert bot.fault().code == 50035


async def test_the_answer_can_be_deleted(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        await interaction.delete_original_response()

    bot.act = act
    await ada.slash("tables", "do")
    assert bot.faults == []
    assert ada.sees("tables") == []


async def test_five_hundred_commands_at_once_are_all_answered(
    bot: Throwaway, local: DrivenDiscord, ada: Player
) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("done", ephemeral=True)

    bot.act = act
    outcomes = [await ada.hasty.slash("tables", "do") for _ in range(500)]
    await local.settle()
    assert [outcome.text for outcome in outcomes] == ["done"] * 500


async def test_further_messages_can_be_looked_up_changed_and_deleted(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        further = await interaction.followup.send("two", ephemeral=True, wait=True)
        await interaction.followup.edit_message(further.id, content="three")
        assert (await interaction.followup.fetch_message(further.id)).content == "three"
        assert (await interaction.original_response()).content == "one"
        await interaction.followup.delete_message(further.id)

    bot.act = act
    await ada.slash("tables", "do")
    assert bot.faults == []
    assert [message.text for message in ada.sees("tables")] == ["one"]


async def test_thinking_that_is_taken_back_is_done(bot: Throwaway, clock: ManualClock, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.delete_original_response()

    bot.act = act
    outcome = await ada.slash("tables", "do")
    assert outcome.progress is Progress.DONE
    clock.advance(20 * 60)
    assert outcome.progress is Progress.DONE


async def test_the_answer_to_a_dismissed_button_is_not_there_to_edit(bot: Throwaway, ada: Player) -> None:
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("soon gone", ephemeral=True)

    bot.act = act
    outcome = await ada.slash("tables", "do")
    await ada.dismiss(outcome.message)
    with pytest.raises(discord.NotFound) as caught:
        await bot.asked[0].edit_original_response(content="still there?")
    assert caught.value.code == 10008
